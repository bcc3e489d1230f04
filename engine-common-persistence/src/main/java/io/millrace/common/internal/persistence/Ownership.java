package io.millrace.common.internal.persistence;

/**
 * Says which rows a count column counts.
 *
 * @param owner the table that holds the count
 * @param kind what is counted
 * @param dependent the table of the counted rows
 * @param ownerColumn the column of the dependent table that holds the owner's id
 * @param condition further condition on the counted rows in SQL, or null
 */
public record Ownership(
    Table<? extends OwnerEntity> owner,
    Dependent kind,
    Table<?> dependent,
    String ownerColumn,
    String condition) {}
