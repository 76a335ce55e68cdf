import type { CustomerDetail as Customer } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useMay } from "../guard/use-may"
import { MessagesCard } from "../mail/MessagesCard"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { NotesCard } from "../notes/NotesCard"
import { AddressesCard } from "./AddressesCard"
import { ContactCard } from "./ContactCard"
import { CustomerOrders } from "./CustomerOrders"
import { KindBadge } from "./use-customer-columns"
import { WorthCard } from "./WorthCard"

export function CustomerDetail({ customer }: { customer: Customer }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const { id, name, email, kind, addresses } = customer
  const about = { customer: id }
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="text-2xl wrap-anywhere">{name || email}</h1>
        <KindBadge kind={kind} />
        <div className="flex w-full flex-wrap gap-3">
          <OpenInMedusa path={`/customers/${id}`} />
        </div>
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          {may("orders:read") && <CustomerOrders customerId={id} />}
          <NotesCard about={about} hint={t("notes.hintCustomer")} />
          {may("messages") && <MessagesCard about={about} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ContactCard customer={customer} />
          <WorthCard customer={customer} />
          <AddressesCard addresses={addresses} />
        </div>
      </div>
    </>
  )
}
