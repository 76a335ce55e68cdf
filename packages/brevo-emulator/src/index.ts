export { startEmulator, type Emulator } from "./server"
