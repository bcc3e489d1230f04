/**
 * What the migration of process and case instances to another version have in common.
 *
 * <p>Applications call it by the types of the engines that extend it. It may use batches.
 */
package io.millrace.common.migration;
