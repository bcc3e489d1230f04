/**
 * Counts how often in a row the database broke off what a job asked of it. Called by what notes
 * failed tries of jobs; calls nothing of the engine.
 */
package io.millrace.common.internal.job.interruption;
