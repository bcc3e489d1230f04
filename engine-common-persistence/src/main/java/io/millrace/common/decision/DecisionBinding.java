package io.millrace.common.decision;

/** Which version of a decision is meant. */
public enum DecisionBinding {

  /** The newest one. */
  LATEST,

  /** The one that came with the deployment of the caller. */
  DEPLOYMENT,

  /** The one with a number. */
  VERSION,

  /** The newest one with a tag. */
  VERSION_TAG
}
