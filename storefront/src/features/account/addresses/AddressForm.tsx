import { DEFAULT_COUNTRY, type Address } from "@bon-perroquet/contract"
import { useRereadAddresses, useSaveAddress } from "@bon-perroquet/shop-react/account"
import { useEffect, useRef } from "react"
import { FormProvider, useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { DraftNotices, useDraft, type Read } from "../../../components/draft"
import { toast, useFailureToast } from "../../../components/toast"
import { useLabelLimits } from "../../../components/address/label-limits"
import { byRules, type AddressValues } from "../account-forms"
import { useFieldTexts } from "../use-field-texts"
import { AddressFields } from "./AddressFields"

const EMPTY: AddressValues = {
  country: DEFAULT_COUNTRY,
  street: "",
  number: "",
  apartment: "",
  postal_code: "",
  city: "",
  is_default: false,
}

const readOf = (address: Address | undefined): Read<AddressValues> => {
  if (!address) return { values: EMPTY }
  const { country, street, number, apartment, postal_code, city, is_default, version } = address
  return {
    values: { country, street, number, apartment: apartment ?? "", postal_code, city, is_default },
    version,
  }
}

export const ADDRESS_FORM = "address"
export const NEW_ADDRESS = "new"

type AddressFormProps = {
  address: Address | undefined
  /** Number of clicks that opened the form. 0 if a restored draft opened it. */
  presses: number
  onDone: () => void
}

export function AddressForm({ address, presses, onDone }: AddressFormProps) {
  const { t } = useTranslation("account")
  const { mutateAsync, isPending } = useSaveAddress()
  const tellFailure = useFailureToast()
  const read = readOf(address)
  const limitsTo = useLabelLimits()
  const form = useForm<AddressValues>({
    resolver: byRules((rules) => rules.address(limitsTo)),
    defaultValues: read.values,
  })
  const draft = useDraft({ form, name: ADDRESS_FORM, record: address?.id ?? NEW_ADDRESS, read })
  const reread = useRereadAddresses()
  const texts = useFieldTexts()
  const heading = useRef<HTMLHeadingElement>(null)

  // Scrolls to the form, because the clicked card may be far below.
  useEffect(() => {
    if (presses === 0) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: "start" })
  }, [presses])

  const submit = form.handleSubmit(async (values) => {
    if (isPending) return
    try {
      await draft.save(
        values,
        ({ is_default, ...fields }, { version }) => {
          // Without `is_default`, only a customer's first address becomes the default.
          const written = { ...fields, type: address?.type ?? "shipping", ...(is_default && { is_default }) }
          return mutateAsync({ id: address?.id, address: written, version })
        },
        async () => readOf((await reread()).find(({ id }) => id === address?.id)),
        onDone,
      )
      toast({ variant: "success", title: t("toast.address") })
    } catch (error) {
      tellFailure(error, t("failure.address"))
    }
  })
  function cancel() {
    draft.close()
    onDone()
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-labelledby="address-form"
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4 rounded-card border border-line bg-card p-5"
      >
        <h3 id="address-form" ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg outline-none">
          {address ? t("addresses.editTitle") : t("addresses.addTitle")}
        </h3>
        <DraftNotices draft={draft} texts={texts} />
        <AddressFields canBecomeDefault={!address?.is_default} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isPending}>
            {t("profile.save")}
          </Button>
          <Button variant="secondary" onClick={cancel}>
            {t("profile.cancel")}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
