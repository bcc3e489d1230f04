package io.millrace.common.eventregistry;

/** Which way the events of a channel go. */
public enum ChannelDirection {
  /** They come in. */
  INBOUND,
  /** They go out. */
  OUTBOUND
}
