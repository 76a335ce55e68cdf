/** Mandatory product information, if the optional plugin is loaded. */
export {
  connectInformation,
  informationKeeper,
  type InformationAuthor,
  type InformationChange,
} from "./keeper"
