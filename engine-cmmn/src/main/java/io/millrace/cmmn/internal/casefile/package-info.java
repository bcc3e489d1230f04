/**
 * What deployment made of a case file model, and how the instances of its items are named.
 *
 * <p>Definitions make it, operations and commands ask it. It may use the model and the lifecycle.
 */
package io.millrace.cmmn.internal.casefile;
