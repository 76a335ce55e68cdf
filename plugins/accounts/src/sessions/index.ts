export { deviceInWords, deviceOf, type Device } from "./device"
export { endGeneration, generationOf } from "./generation"
export { newToken, nextToken, sessionsOf, startSession } from "./start"
export { sessionViews } from "./view"
