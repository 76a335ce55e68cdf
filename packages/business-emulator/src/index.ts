/** Stands in for VIES. */
export { startEmulator, type Emulator } from "./server"
