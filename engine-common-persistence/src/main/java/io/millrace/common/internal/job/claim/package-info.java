/**
 * Keeps in mind what a lane has asked for whose outcome it was not told. Called by what claims
 * jobs; calls nothing of the engine.
 */
package io.millrace.common.internal.job.claim;
