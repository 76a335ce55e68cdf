/** What plugins share when they extend Medusa Admin. */
export { useAnswer, useChange, codeOf, type Change, type Query } from "./answers"
export { Answered } from "./Answered"
export { engine } from "./client"
export { Facts } from "./Facts"
export { Field, type FieldControl } from "./Field"
export { countryName, day, euro, moment, percent, typedCents, typedPercent } from "./figures"
export { Form, Section } from "./Section"
export { textsOf, type KeyOf, type SameKeys, type Texts } from "./texts"
