export { type AccountHome, HomeScreen } from './home-screen.tsx'
export { ActivateScreen, AskLetterScreen, NewPasswordScreen } from './letter-screens.tsx'
export { LoginScreen } from './login-screen.tsx'
export { RegisteredScreen, RegisterScreen } from './register-screen.tsx'
