package io.millrace.common.job;

/** What every kind of job has, whatever it is for. */
public interface JobInfo {

  /**
   * Returns the id of the job. It stays the same from the creation to the end, also over failures:
   * a key for effects outside the database that must happen once.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns how many more tries the job has, the next one included.
   *
   * @return the number; 0 for a dead letter
   */
  int getRetries();

  /**
   * Returns why the last try failed.
   *
   * @return the message, cut off where it is long, or null if no try failed
   */
  String getExceptionMessage();

  /**
   * Returns what kind of work the job does.
   *
   * @return a name such as {@code trigger-timer}, never null
   */
  String getJobHandlerType();

  /**
   * Returns what the handler needs to know besides.
   *
   * @return a text that only the handler understands, or null
   */
  String getJobHandlerConfiguration();

  /**
   * Returns the tenant the job belongs to.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();
}
