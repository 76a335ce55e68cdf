export { deviceInWords, deviceOf, type Device } from "./device"
export { newToken, nextToken, sessionsOf, startSession } from "./start"
export { sessionViews } from "./view"
