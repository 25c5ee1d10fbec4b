/** Only the part we use: its types are a separate package. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  interface Context {
    path: string
    body: Record<string, unknown> | undefined
  }

  export class Prompt {
    constructor(info: { name: string; requestable: boolean })
  }

  export const interactionPolicy: {
    Prompt: typeof Prompt
    base(): { add(prompt: Prompt, index: number): void }
  }

  export default class Provider {
    constructor(issuer: string, configuration: object)
    Grant: new (facts: {
      accountId: string
      clientId: string
    }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void
    callback(): RequestListener
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ params: { client_id: string } }>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
}
