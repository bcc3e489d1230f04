package io.millrace.common.internal.eventregistry;

/** What rows of the event registry carry as their types. */
public final class RegistryTypes {

  /** The scope type of definitions of events. */
  public static final String EVENT = "event";

  /** The scope type of definitions of channels. */
  public static final String CHANNEL = "channel";

  /** The event type of subscriptions. */
  public static final String SUBSCRIPTION = "event";

  /** The jobs that send events. */
  static final String SEND_JOB = "send-event";

  /** The jobs that go on looking for those who wait for an event. */
  static final String SPREAD_JOB = "spread-event";

  private static final String DELIVERY_JOB = "registry-event";

  private static final String RESTING_JOB = "resting-event";

  private RegistryTypes() {}

  /** Returns the type of the jobs that deliver to what an engine runs. */
  static String deliveryJob(String scopeType) {
    return scopeType + "-" + DELIVERY_JOB;
  }

  /** Returns the type of the jobs that rest with a suspended instance. */
  static String restingJob(String scopeType) {
    return scopeType + "-" + RESTING_JOB;
  }
}
