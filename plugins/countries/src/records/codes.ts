import { DELIVERY_COUNTRIES } from "@bon-perroquet/contract"

/** Countries that can be opened, ISO 3166-1 alpha-2 in lower case as in the engine. */
export const COUNTRY_CODES: readonly string[] = DELIVERY_COUNTRIES.map((code) => code.toLowerCase())
