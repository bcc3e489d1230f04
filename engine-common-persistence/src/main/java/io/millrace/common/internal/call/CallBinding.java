package io.millrace.common.internal.call;

/** Which version of a definition is called. */
public enum CallBinding {
  /** The newest one. */
  LATEST,
  /** The one that was deployed together with the caller. */
  DEPLOYMENT,
  /** The one with a number. */
  VERSION
}
