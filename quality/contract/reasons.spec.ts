import { SHIPPED_LANGUAGES } from "@bon-perroquet/contract"
import { FIELD_SENTENCES } from "../../plugins/platform/api-kit/src/http/errors/field-sentences"
import { textOf } from "./texts"

/** The storefront's text for a reason of the API, by its key. */
const SHOWN = {
  "first_name.required": ["checkout", "errors.first_name"],
  "last_name.required": ["checkout", "errors.last_name"],
  "email.required": ["checkout", "errors.email"],
  "email.not_email": ["checkout", "errors.email"],
  "email.wrong_format": ["checkout", "errors.email"],
  "customer_email.wrong_format": ["checkout", "errors.email"],
  "phone.too_long_n": ["checkout", "errors.phone"],
  "country.not_offered": ["checkout", "errors.country"],
  "street.required": ["checkout", "errors.street"],
  "number.required": ["checkout", "errors.number"],
  "box.too_long_n": ["checkout", "errors.box"],
  "city.required": ["checkout", "errors.city"],
  "company.required": ["checkout", "errors.company"],
  "note.too_long_n": ["checkout", "errors.note"],
  "password.required": ["account", "password.required"],
  "password.too_short_n": ["account", "password.short"],
} as const

it.each(SHIPPED_LANGUAGES)("the forms show the sentences of the API's reasons in %s", (language) => {
  const shown = Object.entries(SHOWN).map(([reason, [catalogue, key]]) => [
    reason,
    textOf(language, catalogue, key),
  ])
  expect(FIELD_SENTENCES[language]).toEqual(Object.fromEntries(shown))
})
