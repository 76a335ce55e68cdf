/** Emulates VIES and a Peppol access point. */
export { startEmulator, type Emulator } from "./server"
