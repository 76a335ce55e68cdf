/** Emulates bpost's Shipping Manager and its pickup point locator. */
export { startEmulator, type Emulator, type EmulatorOptions } from "./server"
