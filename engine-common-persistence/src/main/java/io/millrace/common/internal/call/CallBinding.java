package io.millrace.common.internal.call;

/** Which version of a definition is called. */
public enum CallBinding {
  /** The newest one. */
  LATEST,
  /** The one that was deployed together with the caller. */
  DEPLOYMENT,
  /** The one with a number. */
  VERSION,
  /** The newest one with a tag. */
  VERSION_TAG,
  /** The one with an id, which stands in the place of the key. */
  ID
}
