import {
  customText,
  shownFieldsOf,
  textOfLanguage,
  type CustomFieldEntity,
  type CustomValues,
} from "@bon-perroquet/contract"

type Words = Parameters<typeof customText>[2]

/** Returns the merchant's own fields that shoppers see, formatted as text. Omits fields without a value. */
export const customFactsOf = (
  entity: CustomFieldEntity,
  values: CustomValues,
  words: Words,
): { name: string; value: string }[] =>
  shownFieldsOf(entity)
    .map((field) => ({
      name: textOfLanguage(field.label, words.language),
      value: customText(field, values, words),
    }))
    .filter(({ value }) => value)
