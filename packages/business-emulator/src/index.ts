/** Stands in for VIES and for the access point Storecove. */
export { startEmulator, type Emulator } from "./server"
