/**
 * What a CMMN file says, as immutable data.
 *
 * <p>Parser, definitions, operations and commands read it. It calls nothing.
 */
package io.millrace.cmmn.internal.model;
