import type { Address } from "@bon-perroquet/contract"
import { useRemoveAddress } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { Button } from "../../../components/Button"
import { forgetDraft } from "../../../components/draft"
import { toast, useFailureToast } from "../../../components/toast"
import { usePostalLines } from "../../order"
import { ADDRESS_FORM } from "./AddressForm"

type AddressCardProps = { address: Address; onEdit: () => void }

export function AddressCard({ address, onEdit }: AddressCardProps) {
  const { t } = useTranslation("account")
  const { mutateAsync, isPending } = useRemoveAddress()
  const tellFailure = useFailureToast()
  const lines = usePostalLines()(address)
  const name = { address: lines.slice(0, 2).join(", ") }

  const remove = () => {
    if (!window.confirm(t("addresses.confirmRemoval", name))) return
    // `mutate` would not call its callbacks, because the card unmounts when the list reloads.
    void mutateAsync(address.id).then(
      () => {
        forgetDraft(`${ADDRESS_FORM}:${address.id}`)
        toast({ variant: "success", title: t("toast.addressRemoved") })
      },
      (error: unknown) => tellFailure(error, t("failure.addressRemoval")),
    )
  }

  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-5">
      <address className="flex-1 not-italic">
        {lines.map((line) => (
          <span key={line} className="block first:font-semibold">
            {line}
          </span>
        ))}
      </address>
      {address.is_default && (
        <p>
          <Badge tone="success">{t("addresses.default")}</Badge>
        </p>
      )}
      <div className="-ml-4 flex flex-wrap gap-1">
        <Button variant="quiet" size="sm" aria-label={t("addresses.editOf", name)} onClick={onEdit}>
          {t("addresses.edit")}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="text-macaw"
          pending={isPending}
          aria-label={t("addresses.removeOf", name)}
          onClick={remove}
        >
          {t("addresses.remove")}
        </Button>
      </div>
    </li>
  )
}
