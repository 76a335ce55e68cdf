import { DEFAULT_COUNTRY, type Address } from "@bon-perroquet/contract"
import { useSaveAddress } from "@bon-perroquet/shop-react/account"
import { zodResolver } from "@hookform/resolvers/zod"
import { FormProvider, useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { toast } from "../../../components/toast"
import { addressFormSchema, type AddressValues } from "../account-forms"
import { useFailureToast } from "../use-failure-toast"
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

type AddressFormProps = {
  /** The address to change; a new one is added when there is none. */
  address: Address | undefined
  onDone: () => void
}

/** Adds an address or changes one. */
export function AddressForm({ address, onDone }: AddressFormProps) {
  const { t } = useTranslation("account")
  const { mutate, isPending } = useSaveAddress()
  const tellFailure = useFailureToast()
  const form = useForm<AddressValues>({
    resolver: zodResolver(addressFormSchema),
    values: address ? { ...address, apartment: address.apartment ?? "" } : EMPTY,
  })

  const submit = form.handleSubmit(({ is_default, ...fields }) => {
    if (isPending) return
    // Unsaid, the first address becomes the default one, and any other stays what it is.
    const written = { ...fields, type: address?.type ?? "shipping", ...(is_default && { is_default }) }
    mutate(
      { id: address?.id, address: written },
      {
        onSuccess: () => {
          toast({ variant: "success", title: t("toast.address") })
          onDone()
        },
        onError: (error) => tellFailure(error, t("failure.address")),
      },
    )
  })

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-labelledby="address-form"
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4 rounded-card border border-line bg-card p-5"
      >
        <h3 id="address-form" className="text-lg">
          {address ? t("addresses.editTitle") : t("addresses.addTitle")}
        </h3>
        <AddressFields canBecomeDefault={!address?.is_default} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isPending}>
            {t("profile.save")}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {t("profile.cancel")}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
