export { optionDataSchema, type OptionData } from "./option-data"
export { CarrierProvider } from "./carrier-provider"
