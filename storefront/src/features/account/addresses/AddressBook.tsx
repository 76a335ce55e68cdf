import { useAddresses } from "@bon-perroquet/shop-react/account"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { draftedRecords } from "../../../components/draft"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { AddressCard } from "./AddressCard"
import { ADDRESS_FORM, AddressForm, NEW_ADDRESS } from "./AddressForm"

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
