import { useAddresses, useRemoveAddress } from "@bon-perroquet/shop-react/account"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { draftedRecords, forgetDraft } from "../../../components/draft"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { ADDRESS_FORM, AddressForm, NEW_ADDRESS } from "./AddressForm"
import type { Address } from "@bon-perroquet/contract"
import { Badge } from "../../../components/Badge"
import { toast, useFailureToast } from "../../../components/toast"
import { usePostalLines } from "../../order"

export function AddressBook() {
  const { t } = useTranslation("account")
  const { data: addresses, isError, refetch } = useAddresses()
  const [open, setOpen] = useState<string | undefined>(() => draftedRecords(ADDRESS_FORM)[0])
  const [presses, setPresses] = useState(0)
  const edited = addresses?.find(({ id }) => id === open)
  // The form closes if its address no longer exists, for example because it was removed in another window.
  const isOpen = open === NEW_ADDRESS || edited !== undefined
  const begin = (record: string) => {
    setOpen(record)
    setPresses((before) => before + 1)
  }
  const add = (
    <Button variant="secondary" size="sm" onClick={() => begin(NEW_ADDRESS)}>
      <Plus aria-hidden className="size-4" />
      {t("addresses.add")}
    </Button>
  )
  return (
    <Panel title={t("addresses.title")} action={addresses && !isOpen && add}>
      {!addresses && (
        <Waiting what={t("profile.tabs.addresses")} failed={isError} onRetry={() => void refetch()} />
      )}
      {addresses && isOpen && (
        <AddressForm key={open} address={edited} presses={presses} onDone={() => setOpen(undefined)} />
      )}
      {addresses?.length === 0 && !isOpen && (
        <p className="rounded-card border border-line bg-card p-5 text-bark">{t("addresses.empty")}</p>
      )}
      {addresses && addresses.length > 0 && (
        <ul aria-label={t("addresses.title")} className="grid gap-4 sm:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} onEdit={() => begin(address.id)} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

type AddressCardProps = { address: Address; onEdit: () => void }

function AddressCard({ address, onEdit }: AddressCardProps) {
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
