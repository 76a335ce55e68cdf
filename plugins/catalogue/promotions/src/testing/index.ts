export * from "./promotion"
