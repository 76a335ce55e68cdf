/** Readers of the engine's tables, an entity a file. */
export * from "./orders"
