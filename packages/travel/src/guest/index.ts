export {
  type DeviceType,
  deviceOfWidth,
  deviceTypes,
  type OperatingSystem,
  operatingSystems,
} from './device.ts'
export { looksPersonal, trackableTexts } from './tracking-text.ts'
