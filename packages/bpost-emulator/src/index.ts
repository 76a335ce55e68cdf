/** Stands in for bpost's Shipping Manager. */
export { startEmulator, type Emulator, type EmulatorOptions } from "./server"
