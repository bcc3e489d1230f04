package io.millrace.common.job;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import java.time.Duration;

/** Says how a worker failed, and notes it. A builder belongs to one thread and is used once. */
public interface ExternalWorkerJobFailureBuilder {

  /**
   * Says in short what went wrong, as {@link JobInfo#getExceptionMessage()} returns it.
   *
   * @param message may be null; cut off after 4,000 characters
   * @return this builder
   */
  ExternalWorkerJobFailureBuilder message(String message);

  /**
   * Says at length what went wrong, such as a stack trace.
   *
   * @param details may be null; cut off after 60,000 characters
   * @return this builder
   */
  ExternalWorkerJobFailureBuilder details(String details);

  /**
   * Says how many tries are left. Without this call it is one less than before.
   *
   * @param retries 0 makes a dead letter, which nobody gets until it is given new tries
   * @return this builder
   * @throws BadArgumentException if the number is negative
   */
  ExternalWorkerJobFailureBuilder retries(int retries);

  /**
   * Says for how long nobody gets the job. Without this call the next who asks does.
   *
   * @param retryTimeout how long, by the clock of the engine
   * @return this builder
   * @throws BadArgumentException if it is null or negative
   */
  ExternalWorkerJobFailureBuilder retryTimeout(Duration retryTimeout);

  /**
   * Notes the failure and gives the job back.
   *
   * @throws ObjectNotFoundException if the job is gone
   * @throws IllegalStateEngineException if the worker does not hold the job any more
   */
  void fail();
}
