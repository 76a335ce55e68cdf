import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { useChangeDelivery, useOrderDelivery, useReadOrder } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect } from "react"
import { FormProvider, useForm, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Dialog } from "../../../../components/Dialog"
import { DraftNotices, useDraft, type Read } from "../../../../components/draft"
import { toast, useFailureToast } from "../../../../components/toast"
import { AddressFields, CountryField } from "../../address/AddressFields"
import {
  deliveryChangeOf,
  deliveryFormSchema,
  deliveryValuesOf,
  methodIn,
  type DeliveryValues,
} from "./delivery-form"
import { DeliveryPrice } from "./DeliveryPrice"
import { MethodFields } from "./MethodFields"
import { OtherFields, RecipientFields } from "./RecipientFields"
import { useLabelLimits } from "../../../../components/address/label-limits"
import { useDeliveryTexts } from "./use-delivery-texts"
import { DialogActions } from "../../dialog/DialogActions"

const readOf = (order: AdminOrderDetail): Read<DeliveryValues> => ({
  values: deliveryValuesOf(order),
  version: order.delivery_version,
})

type DeliveryDialogProps = { order: AdminOrderDetail; onClose: () => void }

export function DeliveryDialog({ order, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation("admin")
  const number = order.order_number
  const form = useForm<DeliveryValues>({
    resolver: zodResolver(deliveryFormSchema(useLabelLimits())),
    defaultValues: deliveryValuesOf(order),
  })
  const draft = useDraft({ form, name: "order-delivery", record: number, read: readOf(order) })
  const sayFailure = useFailureToast()
  const readOrder = useReadOrder()
  const { mutateAsync, isPending } = useChangeDelivery(number)
  const [country, chosen, isToPoint] = useWatch({
    control: form.control,
    name: ["country", "method", "needs_point"],
  })
  const { data, error } = useOrderDelivery(number, country)
  const method = data && methodIn(data.methods, { method: chosen, code: order.delivery.code })
  const texts = useDeliveryTexts(data?.methods)
  const { setValue } = form
  const { id, needs_point } = method ?? {}
  useEffect(() => {
    if (id === undefined) return
    setValue("method", id)
    setValue("needs_point", needs_point ?? false)
  }, [id, needs_point, setValue])

  function close() {
    draft.close()
    onClose()
  }

  async function save(values: DeliveryValues) {
    if (!method || isPending) return
    try {
      await draft.save(
        values,
        (mine, from) => mutateAsync(deliveryChangeOf(mine, method, from.version ?? "")),
        async () => readOf(await readOrder(number)),
        onClose,
      )
      toast({ variant: "success", title: t("deliveryChange.saved"), description: t("deliveryChange.mailed") })
    } catch (failure) {
      sayFailure(failure, t("deliveryChange.failed"))
    }
  }

  return (
    <Dialog open onClose={close} title={t("deliveryChange.title", { number })}>
      <FormProvider {...form}>
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => void form.handleSubmit(save)(event)}
        >
          <DraftNotices draft={draft} texts={texts} />
          <RecipientFields />
          <CountryField />
          <MethodFields
            order={order}
            methods={data?.methods}
            chosen={method}
            error={error}
            onLeave={draft.close}
          />
          {!isToPoint && (
            <>
              <AddressFields />
              <OtherFields />
            </>
          )}
          {method && <DeliveryPrice order={order} cents={method.difference_cents} />}
          {order.delivery.tracking_number && (
            <p className="rounded-card bg-seed-wash p-4 text-sm">{t("deliveryChange.labelVoid")}</p>
          )}
          <p className="text-sm text-bark">{t("deliveryChange.note")}</p>
          <DialogActions
            onCancel={close}
            action={t("deliveryChange.save")}
            pending={isPending}
            disabled={!method}
          />
        </form>
      </FormProvider>
    </Dialog>
  )
}
