import type { CustomKey, CustomValues } from "@bon-perroquet/contract"
import { FormProvider, useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { CustomFields } from "../../../components/custom-fields/CustomFields"
import {
  changedCustomValues,
  customFieldsRules,
  savedCustomValues,
} from "../../../components/custom-fields/custom-rules"
import { typedCustomValues, type TypedCustomValues } from "../../../components/custom-fields/custom-values"
import { toast, useFailureToast } from "../../../components/toast"
import { useMay } from "../guard/use-may"

interface CustomFieldsFormProps {
  keys: readonly CustomKey[]
  custom_fields: CustomValues | undefined
  /** Mutation that saves the values. */
  saving: {
    mutate: (values: CustomValues, on: { onSuccess: () => void; onError: (error: unknown) => void }) => void
    isPending: boolean
  }
}

/** Form with the merchant's own fields of one record. Staff who may not edit orders only see the values. */
export function CustomFieldsForm({ keys, custom_fields, saving }: CustomFieldsFormProps) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const tellFailure = useFailureToast()
  const { mutate, isPending } = saving
  const form = useForm<{ custom_fields: TypedCustomValues }>({
    resolver: customFieldsRules(keys),
    values: { custom_fields: typedCustomValues(keys, custom_fields) },
    // Another part of the screen may reload the record. What was typed here stays.
    resetOptions: { keepDirtyValues: true },
  })
  const submit = form.handleSubmit((values) => {
    if (isPending) return
    // Fields that were not changed here may have been changed by somebody else.
    const read = savedCustomValues(keys, typedCustomValues(keys, custom_fields))
    mutate(changedCustomValues(savedCustomValues(keys, values.custom_fields), read), {
      onSuccess: () => toast({ variant: "success", title: t("customers.fieldsSaved") }),
      onError: (error) => tellFailure(error, t("customers.fieldsFailed")),
    })
  })
  return (
    <FormProvider {...form}>
      <form noValidate className="flex flex-col items-start gap-4" onSubmit={(event) => void submit(event)}>
        <fieldset disabled={!may("orders:write")} className="w-full">
          <CustomFields keys={keys} className="" />
        </fieldset>
        {may("orders:write") && (
          <Button type="submit" size="sm" pending={isPending}>
            {t("form.save")}
          </Button>
        )}
      </form>
    </FormProvider>
  )
}
