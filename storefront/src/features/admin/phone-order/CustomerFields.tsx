import { LANGUAGES, NAME_OF } from "@bon-perroquet/contract"
import { useCustomers, useReadCustomer } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field, SelectField } from "../../../components/Field"
import { useFailureToast } from "../../../components/toast"
import { SearchField } from "../lists/SearchField"
import { Part } from "./Part"
import { valuesFrom, type PhoneOrderValues } from "./phone-order-form"
import { useAddressError } from "../address/use-address-error"

const NEEDED = ["first_name", "last_name", "email"] as const
const MOST_FOUND = 5

export function CustomerFields() {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { register } = useFormContext<PhoneOrderValues>()
  const errorOf = useAddressError()
  return (
    <Part title={t("phoneOrder.customer")}>
      <KnownCustomers />
      <div className="grid gap-4 sm:grid-cols-2">
        {NEEDED.map((field) => (
          <Field
            key={field}
            type={field === "email" ? "email" : "text"}
            label={t(`phoneOrder.fields.${field}`)}
            autoComplete="off"
            error={errorOf(field)}
            {...register(field)}
          />
        ))}
        <Field
          type="tel"
          label={t("phoneOrder.fields.phone")}
          optionalLabel={common("optional")}
          autoComplete="off"
          error={errorOf("phone")}
          {...register("phone")}
        />
        <SelectField label={t("phoneOrder.fields.language")} {...register("language")}>
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {NAME_OF[each]}
            </option>
          ))}
        </SelectField>
      </div>
    </Part>
  )
}

/** Searches for a customer. Selecting one fills in the form. */
function KnownCustomers() {
  const { t } = useTranslation("admin")
  const [words, setWords] = useState("")
  const { reset, getValues } = useFormContext<PhoneOrderValues>()
  const { data, isPlaceholderData } = useCustomers({ search: words, limit: MOST_FOUND })
  // Ignores placeholder data, which belongs to the previous search.
  const customers = words && !isPlaceholderData ? data?.rows : undefined
  const readCustomer = useReadCustomer()
  const sayFailure = useFailureToast()
  const choose = (id: string) =>
    readCustomer(id).then(
      (customer) => {
        reset({ ...valuesFrom(customer), cart: getValues("cart") })
        setWords("")
      },
      (error: unknown) => sayFailure(error, t("failure.load")),
    )
  return (
    <div className="flex flex-col gap-2">
      <div className="flex">
        <SearchField label={t("phoneOrder.findCustomer")} text={words} onChange={setWords} />
      </div>
      {customers?.length === 0 && (
        <p role="status" className="text-sm text-bark">
          {t("phoneOrder.noCustomer")}
        </p>
      )}
      {customers && customers.length > 0 && (
        <ul className="flex flex-col" aria-label={t("phoneOrder.found")}>
          {customers.map(({ id, name, email }) => (
            <li key={id} className="flex items-center justify-between gap-3 border-b border-line py-2">
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm wrap-anywhere text-bark">{email}</span>
              </span>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t("phoneOrder.chooseOf", { name: [name, email].filter(Boolean).join(", ") })}
                onClick={() => void choose(id)}
              >
                {t("phoneOrder.choose")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
