import { Field, Form, useChange, useTyped } from "@bon-perroquet/admin-kit"
import {
  DEFAULT_LANGUAGE,
  languageName,
  perLanguage,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from "@bon-perroquet/contract/sets"
import { Badge, Input, Textarea } from "@medusajs/ui"
import { useTexts } from "./texts"

interface Texts {
  name: string
  description: string
}
/** Texts by language, "" if missing. */
export type ProductTexts = Record<TranslatedLanguage, Texts & { handle: string }> &
  Record<typeof DEFAULT_LANGUAGE, Texts>

const FIELDS = ["name", "description"] as const

/** Returns the number of missing translations. A text that is missing in French needs none. */
export const missingIn = (texts: ProductTexts): number =>
  TRANSLATED_LANGUAGES.flatMap((language) =>
    FIELDS.filter((field) => texts[DEFAULT_LANGUAGE][field].trim() && !texts[language][field].trim()),
  ).length

interface TextsFormProps {
  productId: string
  texts: ProductTexts
}

/** Edits a product's translations. The shop shows the French text for an empty one. */
export function TextsForm({ productId, texts }: TextsFormProps) {
  const { t, locale } = useTexts()
  const saved = perLanguage(TRANSLATED_LANGUAGES, (language) => texts[language])
  const { value: values, type: setValues, settle } = useTyped(saved)
  const save = useChange<typeof values>({
    to: (body) => ({ path: `/admin/languages/products/${productId}`, body }),
    done: t("saved"),
    failed: (code) => t(code === "handle_in_use" ? "handleInUse" : "failed"),
  })
  return (
    <Form
      needs="products:write"
      save={t("save")}
      isSaving={save.isPending}
      onSave={() => save.mutate(values, { onSuccess: () => settle(values) })}
    >
      {TRANSLATED_LANGUAGES.map((language) => (
        <div key={language} className="flex flex-col gap-2">
          {FIELDS.map((field) => {
            const Control = field === "name" ? Input : Textarea
            const isMissing = texts[DEFAULT_LANGUAGE][field].trim() !== "" && !values[language][field].trim()
            return (
              <Field
                key={field}
                label={`${t(field)} (${languageName(language, locale)})`}
                beside={
                  isMissing && (
                    <Badge size="2xsmall" color="orange">
                      {t("missing")}
                    </Badge>
                  )
                }
              >
                {(control) => (
                  <Control
                    {...control}
                    lang={language}
                    maxLength={field === "name" ? 120 : 5_000}
                    placeholder={texts[DEFAULT_LANGUAGE][field]}
                    value={values[language][field]}
                    onChange={({ target }: { target: { value: string } }) =>
                      setValues({ ...values, [language]: { ...values[language], [field]: target.value } })
                    }
                  />
                )}
              </Field>
            )
          })}
          <Field label={`${t("handle")} (${languageName(language, locale)})`} hint={t("handleHint")}>
            {(control) => (
              <Input
                {...control}
                maxLength={60}
                pattern="[a-z0-9]+(-[a-z0-9]+)*"
                autoComplete="off"
                value={values[language].handle}
                onChange={({ target }: { target: { value: string } }) =>
                  setValues({ ...values, [language]: { ...values[language], handle: target.value } })
                }
              />
            )}
          </Field>
        </div>
      ))}
    </Form>
  )
}
