/** Stands in for bpost's Shipping Manager and its locator of pick-up points. */
export { startEmulator, type Emulator, type EmulatorOptions } from "./server"
