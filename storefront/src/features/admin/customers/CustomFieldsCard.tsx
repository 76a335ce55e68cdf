import { customKeys, type CustomerDetail } from "@bon-perroquet/contract"
import { useSaveCustomerFields } from "@bon-perroquet/shop-react/admin"
import { FormProvider, useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { CustomFields } from "../../../components/custom-fields/CustomFields"
import { typedCustomValues, type TypedCustomValues } from "../../../components/custom-fields/custom-values"
import { customFieldsRules, savedCustomValues } from "../../../components/custom-fields/custom-rules"
import { toast, useFailureToast } from "../../../components/toast"
import { OrderCard } from "../../order"
import { useMay } from "../guard/use-may"

const CUSTOM = customKeys("customer")

/** Fields of customers that the merchant declared. Renders nothing without such fields. */
export function CustomFieldsCard({ customer: { id, custom_fields } }: { customer: CustomerDetail }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const tellFailure = useFailureToast()
  const { mutate, isPending } = useSaveCustomerFields(id)
  const form = useForm<{ custom_fields: TypedCustomValues }>({
    resolver: customFieldsRules(CUSTOM),
    values: { custom_fields: typedCustomValues(CUSTOM, custom_fields) },
  })
  if (CUSTOM.length === 0) return null
  const submit = form.handleSubmit((values) => {
    if (isPending) return
    mutate(savedCustomValues(CUSTOM, values.custom_fields), {
      onSuccess: () => toast({ variant: "success", title: t("customers.fieldsSaved") }),
      onError: (error) => tellFailure(error, t("customers.fieldsFailed")),
    })
  })
  return (
    <OrderCard title={t("form.custom.title")}>
      <FormProvider {...form}>
        <form noValidate className="flex flex-col items-start gap-4" onSubmit={(event) => void submit(event)}>
          <fieldset disabled={!may("orders:write")} className="w-full">
            <CustomFields keys={CUSTOM} className="" />
          </fieldset>
          {may("orders:write") && (
            <Button type="submit" size="sm" pending={isPending}>
              {t("form.save")}
            </Button>
          )}
        </form>
      </FormProvider>
    </OrderCard>
  )
}
