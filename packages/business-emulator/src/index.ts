/** Stands in for VIES and for an access point of Peppol. */
export { startEmulator, type Emulator } from "./server"
