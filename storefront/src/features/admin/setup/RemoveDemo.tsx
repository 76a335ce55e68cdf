import { useDeleteProducts } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { ConfirmedButton } from "../../../components/Dialog"
import { useResultToast } from "../use-result-toast"

/** Deletes the products of the demo catalogue, except those in open orders. */
export function RemoveDemo({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = useDeleteProducts()
  const withToast = useResultToast()
  const remove = () =>
    void withToast(mutateAsync(ids), t("setup.demo.done"), t("setup.demo.failed")).catch(() => undefined)
  return (
    <ConfirmedButton
      variant="secondary"
      size="sm"
      pending={isPending}
      question={{
        title: t("setup.demo.title"),
        text: t("setup.demo.text"),
        action: t("setup.demo.confirm"),
        cancel: t("setup.demo.keep"),
      }}
      onConfirm={remove}
    >
      {t("setup.demo.action", { count: ids.length })}
    </ConfirmedButton>
  )
}
