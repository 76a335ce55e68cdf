import { Form, useChange } from "@bon-perroquet/admin-kit"
import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import type { CountryView } from "../records/contract"
import { fieldsOf, methodsTyped } from "@bon-perroquet/contract/method-fields"
import { MethodsFields } from "./MethodsFields"
import { useTexts } from "./texts"
import { useTariffCheck } from "./use-tariff-check"

interface DeliveryFormProps {
  country: CountryView
  onEnd: () => void
}

export function DeliveryForm({ country, onEnd }: DeliveryFormProps) {
  const { t } = useTexts()
  const [fields, setFields] = useState(() => fieldsOf(country.methods))
  const [isChecked, setChecked] = useState(false)
  const isMeant = useTariffCheck()
  const { methods, errors, isComplete } = methodsTyped(fields)
  const save = useChange<Record<string, unknown>>({
    to: (body) => ({ path: `/admin/countries/${country.code}/delivery`, body }),
    done: t("saved"),
    failed: () => t("changeFailed"),
    then: onEnd,
  })

  async function submit() {
    setChecked(true)
    if (isComplete && (await isMeant(methods))) save.mutate({ methods })
  }

  return (
    <Form needs="shop:write" save={t("save")} isSaving={save.isPending} onSave={() => void submit()}>
      <MethodsFields fields={fields} errors={isChecked ? errors : {}} onChange={setFields} />
      {isChecked && !methods.length && !Object.keys(errors).length && (
        <Text size="small" className="text-ui-fg-error" role="alert">
          {t("wrong.methods")}
        </Text>
      )}
      <div className="flex justify-end">
        <Button type="button" size="small" variant="transparent" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </div>
    </Form>
  )
}
