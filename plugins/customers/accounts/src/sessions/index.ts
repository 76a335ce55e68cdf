export { deviceInWords, deviceOf, type Device, newToken, nextToken, sessionsOf, startSession } from "./start"
export { endGeneration, generationOf } from "./generation"
export { sessionViews } from "./view"
