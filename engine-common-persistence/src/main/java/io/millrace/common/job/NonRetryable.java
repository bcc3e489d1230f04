package io.millrace.common.job;

/**
 * Marks an exception that another try will not cure. A job that fails with one, or with one as a
 * cause, becomes a dead letter at once, whatever its retry cycle says.
 *
 * <p>Applications let exceptions of their delegates implement it.
 */
public interface NonRetryable {}
