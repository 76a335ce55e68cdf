import { customFieldsOf, customText, textOfLanguage, type Product } from "@bon-perroquet/contract"

type Words = Parameters<typeof customText>[2]

/** Returns the merchant's own fields that shoppers see, formatted as text. Omits fields without a value. */
export const customFactsOf = ({ custom_fields }: Product, words: Words): { name: string; value: string }[] =>
  customFieldsOf("product")
    .filter(({ is_shown = true }) => is_shown)
    .map((field) => ({
      name: textOfLanguage(field.label, words.language),
      value: customText(field, custom_fields, words),
    }))
    .filter(({ value }) => value)
