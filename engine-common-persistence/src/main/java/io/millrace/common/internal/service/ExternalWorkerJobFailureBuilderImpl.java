package io.millrace.common.internal.service;

import io.millrace.common.internal.worker.FailWorkerJobCommand;
import io.millrace.common.internal.worker.WorkerJobs.HeldJob;
import io.millrace.common.job.ExternalWorkerJobFailureBuilder;
import java.time.Duration;

/** Collects how a worker failed. Used by one thread. */
final class ExternalWorkerJobFailureBuilderImpl implements ExternalWorkerJobFailureBuilder {

  private static final Check CHECK = new Check("ExternalWorkerJobFailureBuilder");

  private final HeldJob held;
  private final WorkerParts parts;
  private String message;
  private String details;
  private Integer retries;
  private Duration retryTimeout = Duration.ZERO;

  ExternalWorkerJobFailureBuilderImpl(HeldJob held, WorkerParts parts) {
    this.held = held;
    this.parts = parts;
  }

  @Override
  public ExternalWorkerJobFailureBuilder message(String message) {
    this.message = message;
    return this;
  }

  @Override
  public ExternalWorkerJobFailureBuilder details(String details) {
    this.details = details;
    return this;
  }

  @Override
  public ExternalWorkerJobFailureBuilder retries(int retries) {
    if (retries < 0) {
      throw CHECK.refused("retries", "number", "is " + retries + ". Pass 0 or more.");
    }
    this.retries = retries;
    return this;
  }

  @Override
  public ExternalWorkerJobFailureBuilder retryTimeout(Duration retryTimeout) {
    if (CHECK.given("retryTimeout", "duration", retryTimeout).isNegative()) {
      throw CHECK.refused("retryTimeout", "duration", "is negative. Pass how long to wait.");
    }
    this.retryTimeout = retryTimeout;
    return this;
  }

  @Override
  public void fail() {
    var report = new FailWorkerJobCommand.Report(message, details, retries, retryTimeout);
    parts.commands().execute(new FailWorkerJobCommand(held, report, parts.workers()));
  }
}
