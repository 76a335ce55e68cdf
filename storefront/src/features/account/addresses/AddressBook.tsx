import type { Address } from "@bon-perroquet/contract"
import { useAddresses } from "@bon-perroquet/shop-react/account"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Panel } from "../components/Panel"
import { Waiting } from "../components/Waiting"
import { AddressCard } from "./AddressCard"
import { AddressForm } from "./AddressForm"

/** Where the person has parcels sent. */
export function AddressBook() {
  const { t } = useTranslation("account")
  const { data: addresses, isError, refetch } = useAddresses()
  const [open, setOpen] = useState<Address | "new">()
  const close = () => setOpen(undefined)
  const add = (
    <Button variant="secondary" size="sm" onClick={() => setOpen("new")}>
      <Plus aria-hidden className="size-4" />
      {t("addresses.add")}
    </Button>
  )
  return (
    <Panel title={t("addresses.title")} action={addresses && !open && add}>
      {!addresses && <Waiting failed={isError} onRetry={() => void refetch()} />}
      {open && <AddressForm address={open === "new" ? undefined : open} onDone={close} />}
      {addresses?.length === 0 && !open && (
        <p className="rounded-card border border-line bg-card p-5 text-bark">{t("addresses.empty")}</p>
      )}
      {addresses && addresses.length > 0 && (
        <ul aria-label={t("addresses.title")} className="grid gap-4 sm:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onEdit={() => setOpen(address)}
              onRemoved={close}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}
