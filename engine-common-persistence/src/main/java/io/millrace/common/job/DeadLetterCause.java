package io.millrace.common.job;

import java.util.Date;

/**
 * Dead letters that have the same cause. Immutable.
 *
 * @param exceptionType the class of the exception; null where workers reported the failure, or the
 *     jobs were put aside by hand
 * @param elementId the element of the model; null for jobs of none
 * @param definitionId the version of the process or case; null for jobs of none
 * @param count how many there are
 * @param oldest since when the one that fails for the longest fails; null if none of them failed
 * @param newest since when the last one fails; null if none of them failed
 * @param sampleJobId the id of one of them
 * @param sampleMessage one of their messages; null if there is none
 */
public record DeadLetterCause(
    String exceptionType,
    String elementId,
    String definitionId,
    long count,
    Date oldest,
    Date newest,
    String sampleJobId,
    String sampleMessage) {}
