package io.millrace.common;

/**
 * What an added engine hands to the engine it is added to. Opaque: applications neither use nor
 * implement it.
 */
public interface EnginePart {}
